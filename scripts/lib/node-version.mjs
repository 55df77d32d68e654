// Imported first by every command: an old Node gets one clear line instead of a riddle.
const major = Number(process.versions.node.split('.')[0]);
if (!(major >= 20)) {
  process.stderr.write(
    `Kinsong needs Node 20 or newer to set itself up; this is ${process.version}. It is at https://nodejs.org\n`,
  );
  process.exit(1);
}
