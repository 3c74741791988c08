"""The content of a photo, from a path or an address."""

import os
import stat
import time
import urllib.error
import urllib.parse
import urllib.request


class Failure(Exception):
    """Why a photo has no record: the columns of `failure`."""

    def __init__(self, code, stage, message):
        super().__init__(message)
        self.code, self.stage, self.message = code, stage, message


def local_path(address):
    """Returns the path of a `file:` address or of a plain path; `None` for any other address.

    Spark writes `file:/a b.jpg` and does not encode it, so that nothing is decoded here.
    """
    if address.startswith("file:"):
        path = address[len("file:"):]
        return "/" + path.lstrip("/") if path.startswith("/") else path
    scheme = urllib.parse.urlsplit(address).scheme if "://" in address else ""
    return None if scheme else address


def too_large(address, length, options):
    """Returns the failure of a photo with more bytes than are read."""
    return Failure(
        "tooLarge", "open",
        f"{address} has {length} bytes, more than {options.most_bytes}; set most_bytes higher")


def fetch(address, options, sleep=time.sleep):
    """Returns the bytes of a photo.

    Raises Failure with the code `notFound`, `tooLarge` or `unreachable`. An unreachable one was tried several
    times, with growing pauses.
    """
    path = local_path(address)
    if path is not None:
        return _file(path, options)
    for attempt in range(1, options.fetch_attempts + 1):
        try:
            return _remote(address, options)
        except FileNotFoundError:
            raise Failure("notFound", "open", f"there is no {address}; check the address") from None
        except Failure:
            raise
        except Exception as error:  # Libraries of file systems have errors of their own.
            last = f"{type(error).__name__}: {error}"
        if attempt < options.fetch_attempts:
            sleep(min(10.0, 0.5 * 2 ** (attempt - 1)))
    raise Failure(
        "unreachable", "open",
        f"{address} could not be fetched in {options.fetch_attempts} attempts ({last})")


def _file(path, options):
    try:
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | os.O_NONBLOCK)) as file:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise Failure("notAFile", "open", f"{path} is no file; name a photo")
            if status.st_size > options.most_bytes:
                raise too_large(path, status.st_size, options)
            return _limited(file, path, options)
    except (FileNotFoundError, NotADirectoryError):
        raise Failure("notFound", "open", f"there is no {path}; check the name") from None
    except (OSError, ValueError) as error:
        raise Failure("cannotOpen", "open", f"{path} cannot be read: {error}") from None


def _remote(address, options):
    scheme = urllib.parse.urlsplit(address).scheme
    if scheme in ("http", "https"):
        quoted = urllib.parse.quote(address, safe="%/:?&=+#,;@!$'()*[]~")
        try:
            with urllib.request.urlopen(quoted, timeout=options.fetch_limit) as answer:
                return _limited(answer, address, options)
        except urllib.error.HTTPError as error:
            if error.code in (404, 410):
                raise FileNotFoundError(address) from None
            raise
    import fsspec  # Only such addresses need it.

    system = fsspec.filesystem("s3" if scheme in ("s3a", "s3n") else scheme)
    bare = system._strip_protocol(address.replace(f"{scheme}://", "s3://", 1) if scheme in ("s3a", "s3n") else address)
    with system.open(bare, "rb") as file:
        return _limited(file, address, options)


def _limited(file, name, options):
    """Reads a file to its end, or to one byte more than may be."""
    deadline = time.monotonic() + options.fetch_limit
    parts, length = [], 0
    while True:
        part = file.read(1 << 20)
        if not part:
            return b"".join(parts)
        parts.append(part)
        length += len(part)
        if length > options.most_bytes:
            raise too_large(name, f"at least {length}", options)
        if time.monotonic() > deadline:
            raise TimeoutError(f"{name} took longer than {options.fetch_limit} s")
