/** Ends the command with one line that says what to do. */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const clear = '\r\u001B[K';

/** Shows that something goes on, when it takes longer than a second, and for how long already. */
export async function step(label, work) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const terminal = process.stderr.isTTY;
  let shown = false;
  const show = () => {
    if (terminal) process.stderr.write(`${clear}${label} … ${seconds()} s`);
    // A log keeps every line, so it gets one at first and one a minute.
    else if (!shown || seconds() % 60 === 0) process.stderr.write(`${label} …\n`);
    shown = true;
  };
  const timer = setInterval(show, 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (shown) process.stderr.write(`${terminal ? clear : ''}${label}: ${seconds()} s\n`);
  }
}
