"""One worker process: `labelscan worker --records`, driven by schema/worker-protocol-1.md."""

import json
import os
import select
import subprocess
import threading
import time

PROTOCOL = 1
#: A request line's most bytes, by the protocol.
LONGEST_REQUEST = 65_536
#: Seconds that an idle worker waits for the next partition of its process.
REST = 5.0


class WorkerDied(Exception):
    """The worker ended, or answered something that is no answer."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class WorkerTooSlow(Exception):
    """The worker did not answer in time."""


class CannotStart(Exception):
    """No worker can be started: every photo would fail alike."""


def is_secret(name):
    """Whether a variable of the environment may hold a key, a password or the address of a proxy."""
    ours = name.startswith("LABELSCAN_") and name.endswith(("_KEY", "_SECRET", "_PASSWORD"))
    return ours or name.lower().endswith("_proxy") or name.startswith(("AWS_", "AZURE_", "GOOGLE_"))


def environment(program):
    """Returns a worker's environment: no keys, one thread, and the libraries of an archive."""
    given = {name: value for name, value in os.environ.items() if not is_secret(name)}
    given["OMP_THREAD_LIMIT"] = "1"
    given["SWIFT_BACKTRACE"] = "enable=no"
    libraries = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(program))), "lib", "labelscan")
    if os.path.isdir(libraries):
        given["LD_LIBRARY_PATH"] = libraries
    return given


class Worker:
    """A worker process and the memory file that photos are handed over in.

    The photo is in memory without a name. No file is left behind, whoever is killed.
    """

    def __init__(self, options):
        self.options = options
        self.photo = os.memfd_create("photo")
        # The worker gets a descriptor of its own, at which it may read only.
        self.shown = os.open(f"/proc/self/fd/{self.photo}", os.O_RDONLY)
        self.path = f"/proc/self/fd/{self.shown}"
        self.buffer = bytearray()
        self.number = 0
        self.process = None
        try:
            self.greeting = self._start()
        except BaseException:
            self.end()
            raise

    def _start(self):
        program = os.path.abspath(self.options.program) if "/" in self.options.program else self.options.program
        try:
            # No shell: the worker watches its parent, and the parent is this process.
            self.process = subprocess.Popen(
                [program, "worker", "--records", *self.options.arguments],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                pass_fds=(self.shown,), env=environment(program), bufsize=0)
        except OSError as error:
            raise CannotStart(f"{program} cannot be started: {error.strerror}") from error
        try:
            greeting = self._line(time.monotonic() + self.options.start_limit)
        except WorkerTooSlow:
            raise CannotStart(f"{program} did not greet within {self.options.start_limit} s") from None
        except WorkerDied as error:
            raise CannotStart(f"{program} did not greet: {error}") from None
        if greeting.get("protocol") != PROTOCOL:
            raise CannotStart(f"{program} speaks protocol {greeting.get('protocol')} and not {PROTOCOL}")
        if "error" in greeting:
            raise CannotStart(f"{program}: {greeting['error'].get('message')}")
        if not isinstance(greeting.get("engine"), dict):
            raise CannotStart(f"{program} names no engine")
        return greeting

    @property
    def engine_version(self):
        """The version of program, engine and models, as one text: two texts differ where records may."""
        engine = self.greeting["engine"]
        parts = [f"labelscan {engine.get('labelscan')}"]
        if self.greeting.get("commit"):
            parts[0] += f" ({self.greeting['commit']})"
        parts.append(f"{engine.get('name')} {engine.get('version')}")
        parts.append("+".join(engine.get("models", [])))
        parts += self.options.arguments
        return ", ".join(parts)

    def record(self, content, name):
        """Returns the answer about one photo: its record or a failure.

        Raises WorkerDied or WorkerTooSlow; the worker cannot be used any more then.
        """
        return self._answer(content, "record", file=name)

    def reading(self, content, name):
        """Returns the answer about one photo: its reading or a failure. Raises as `record` does."""
        return self._answer(content, "reading", file=name, answer="reading")

    def record_of_readings(self, lines):
        """Returns the answer about one product's readings: their record or a failure. Raises as `record` does."""
        return self._answer("\n".join(lines).encode(), "record", content="readings")

    def _answer(self, photo, kind, **request):
        os.ftruncate(self.photo, 0)
        view, written = memoryview(photo), 0
        while written < len(view):
            written += os.pwrite(self.photo, view[written:], written)
        self.number += 1
        request = json.dumps({"id": self.number, "photo": self.path, **request}) + "\n"
        deadline = time.monotonic() + self.options.time_limit
        try:
            self.process.stdin.write(request.encode("ascii"))
        except OSError:
            raise self._death() from None
        answer = self._line(deadline)
        kinds = [key for key in (kind, "failure") if key in answer]
        if answer.get("id") != self.number or len(kinds) != 1:
            raise WorkerDied("workerGarbled", "the worker gave an answer that is none")
        return answer

    def is_overfed(self, answer):
        """Whether the worker has kept too much of what it read."""
        now, start = answer.get("residentBytes"), self.greeting.get("residentBytes")
        return now is not None and start is not None and now - start > self.options.most_growth

    def _line(self, deadline):
        """Returns the next line of the worker as an object."""
        output = self.process.stdout.fileno()
        while True:
            end = self.buffer.find(b"\n")
            if end >= 0:
                line = bytes(self.buffer[:end])
                del self.buffer[: end + 1]
                try:
                    answer = json.loads(line)
                except ValueError:
                    answer = None
                if not isinstance(answer, dict):
                    raise WorkerDied("workerGarbled", "the worker gave an answer that is none")
                return answer
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([output], [], [], left)[0]:
                raise WorkerTooSlow()
            part = os.read(output, 1 << 16)
            if not part:
                raise self._death()
            self.buffer += part

    def _death(self):
        try:
            code = self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            return WorkerDied("workerGarbled", "the worker closed its output and went on")
        if code < 0:
            return WorkerDied("workerCrashed", f"the worker crashed (signal {-code})")
        return WorkerDied("workerExited", f"the worker ended (code {code})")

    def end(self):
        """Ends the process and waits for it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
        for descriptor in (self.photo, self.shown):
            os.close(descriptor)


class RestingWorker:
    """The idle worker of this process, for the next partition. It ends after some seconds without one.

    A worker's first record takes 0.3 processor seconds more than later ones: its words are read then.
    """

    def __init__(self, seconds=REST):
        self.seconds = seconds
        self._lock = threading.Lock()
        self._worker = None
        self._timer = None

    def put(self, worker):
        """Keeps an idle worker; one that rests already ends."""
        self._exchange(worker)

    def take(self, options, version):
        """Returns the resting worker if it lives and is of these options and this version, else `None`."""
        worker = self._exchange(None, ends=False)
        if worker is None:
            return None
        if worker.options == options and worker.engine_version == version and worker.process.poll() is None:
            return worker
        worker.end()
        return None

    def _exchange(self, worker, ends=True):
        with self._lock:
            previous, self._worker = self._worker, worker
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if worker is not None:
                self._timer = threading.Timer(self.seconds, self._end, (worker,))
                self._timer.daemon = True
                self._timer.start()
        if ends and previous is not None:
            previous.end()
        return previous

    def _end(self, worker):
        with self._lock:
            if self._worker is not worker:
                return
            self._worker = None
        worker.end()


#: The idle worker of this process: Spark gives a Python process one partition at a time.
resting = RestingWorker()
