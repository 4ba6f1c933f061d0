// Tries the port before anything slow is started, so that a taken one is told at once.
import net from 'node:net';
import { readErrorCode, StartError } from './start-error.ts';

/** Throws StartError in words when nobody can listen on that port now. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => reject(explain(readErrorCode(error), port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function explain(code: string, port: number, host: string): StartError {
  if (code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : port - 1;
    return new StartError(
      `Port ${port} is already in use by another program.\nChoose another one:  PORT=${other} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `Port ${port} may not be used by this user. Choose one above 1023:  PORT=3000 npm start`,
    );
  }
  return new StartError(`Nobody can listen on ${host}:${port} (${code}). Check HOST and PORT.`);
}
