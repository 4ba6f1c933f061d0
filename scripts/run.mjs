// Begins `npm start`, `npm test` and `npm run admin` with whatever Node there is: refuses an ancient one, then installs and hands over.
const major = Number(process.versions.node.split('.')[0]);

// Everything newer stands in other files, because an ancient Node could not even read it here.
if (major < 18) {
  console.error(
    '\nNode ' +
      process.version +
      ' is too old to begin. Install Node 20 or newer (https://nodejs.org) and run again.\n',
  );
  process.exitCode = 1;
} else {
  import('./run/hand-over.mjs').then((begin) =>
    begin.handOver(process.argv[2] || 'start', process.argv.slice(3)),
  );
}
