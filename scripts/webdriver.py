"""A Chromium without a window, driven by the WebDriver protocol (W3C) of Debian's chromedriver."""
import http.client
import json
import re
import subprocess
import time

ENTER = "\ue007"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Driver:
    """A running chromedriver; one that ends before it listens is started once more."""

    def __init__(self):
        self.browsers = []
        for _ in range(2):
            self.process = subprocess.Popen(
                ["/usr/bin/chromedriver", "--port=0"], stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True)
            said = ""
            for line in self.process.stdout:
                said += line
                if found := re.search(r"started successfully on port (\d+)", line):
                    self.port = int(found.group(1))
                    return
        raise RuntimeError(f"chromedriver does not listen: {said}")

    def end(self):
        """Closes all browsers and ends; Chromium would outlive it."""
        for browser in list(self.browsers):
            browser.close()
        self.process.terminate()
        self.process.wait()


class Browser:
    """A browser with a window of its own and no cookies."""

    def __init__(self, driver, width, is_phone=False):
        self.driver, self.port, self.session = driver, driver.port, ""
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
                   "mobileEmulation": {"deviceMetrics": {
                       "width": width, "height": 800, "pixelRatio": 1, "touch": is_phone}}}
        made = self.ask("POST", "", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})
        self.session = "/" + made["sessionId"]
        driver.browsers.append(self)

    def ask(self, method, command, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        connection.request(method, f"/session{self.session}{command}",
                           None if body is None else json.dumps(body))
        answer = connection.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status != 200:
            raise RuntimeError(f"{command}: {value}")
        return value

    def open(self, address):
        self.ask("POST", "/url", {"url": address})

    def reload(self):
        self.ask("POST", "/refresh", {})

    def run(self, expression, *arguments):
        """Returns the value of an expression of the page."""
        return self.ask("POST", "/execute/sync",
                        {"script": f"return ({expression})", "args": list(arguments)})

    def run_later(self, script, *arguments):
        """Returns what a script gives to its last argument."""
        return self.ask("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def wait(self, expression, seconds=60):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.run(f"Boolean({expression})"):
                    return
            except RuntimeError:
                pass  # A page that is just being left has no answer.
            time.sleep(0.05)
        raise RuntimeError(f"it never came true: {expression}\n" + self.run("document.body.innerText"))

    def find(self, selector):
        return self.ask("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def click(self, selector):
        self.ask("POST", f"/element/{self.find(selector)}/click", {})

    def fill(self, selector, text):
        """Types into a field, or chooses a file."""
        self.ask("POST", f"/element/{self.find(selector)}/value", {"text": text})

    def type(self, text):
        """Types into whatever has the focus."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.ask("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": keys}]})

    def scheme(self, name):
        """Wants light or dark pages."""
        self.ask("POST", "/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia", "params": {
            "features": [{"name": "prefers-color-scheme", "value": name}]}})

    def picture(self, width, height):
        """Returns a PNG in base64 of the page's upper part."""
        self.ask("POST", "/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}})
        return self.ask("GET", "/screenshot")

    def complaints(self):
        """The console's messages since the last call."""
        return [one["message"] for one in self.ask("POST", "/se/log", {"type": "browser"})]

    def close(self):
        self.driver.browsers.remove(self)
        self.ask("DELETE", "")
