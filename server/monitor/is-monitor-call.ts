// Who may read the numbers of a process: this machine itself, not what a proxy on it has passed on; and who has the token.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** What proxies write of the caller or of themselves. */
const PASSED_ON = /^(x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|forwarded|via|cf-.*)$/;

/** `token` is empty where nobody has one. */
export function isMonitorCall(call: IncomingMessage, token: string): boolean {
  return isLocalCall(call) || (token !== '' && hasToken(call, token));
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${token}`));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * True for a loopback connection to a local name without a trace of a proxy. A proxy that was set up in one line leaves
 * the name it was asked for, or (nginx) speaks HTTP/1.0, which no monitor does.
 */
function isLocalCall({ socket, headers, httpVersion }: IncomingMessage): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOCAL_NAME.test(headers.host ?? '') &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => PASSED_ON.test(name))
  );
}
