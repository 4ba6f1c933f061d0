// The server's side of a WebSocket, as far as a fake needs it: it sends frames, and hears only that the other side leaves.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const PROTOCOL_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x1;
const BINARY = 0x2;
const CLOSE = 0x8;

export type FakeSocket = {
  client: string;
  /** What the client said, in order. */
  heard: string[];
  send(message: object): void;
  sendBinary(frame: Buffer): void;
  /** Breaks the connection. */
  cut(): void;
};

export function acceptSocket(request: IncomingMessage, stream: Duplex, onEnd: () => void): FakeSocket {
  const key = String(request.headers['sec-websocket-key']);
  const accept = createHash('sha1').update(`${key}${PROTOCOL_ID}`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  stream.write(`${[...head, `Sec-WebSocket-Accept: ${accept}`].join('\r\n')}\r\n\r\n`);
  const heard: string[] = [];
  let rest: Buffer = Buffer.alloc(0);
  stream.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    for (let frame = readFrame(rest); frame; frame = readFrame(rest)) {
      rest = rest.subarray(frame.bytes);
      if (frame.opcode === TEXT) heard.push(frame.payload.toString('utf8'));
      if (frame.opcode === CLOSE) stream.end(frameOf(CLOSE, frame.payload));
    }
  });
  stream.on('error', () => stream.destroy());
  stream.on('close', onEnd);
  const write = (frame: Buffer) => {
    if (stream.writable) stream.write(frame);
  };
  return {
    client: new URL(request.url ?? '', 'http://localhost').searchParams.get('clientId') ?? '',
    heard,
    send: (message) => write(frameOf(TEXT, Buffer.from(JSON.stringify(message)))),
    sendBinary: (frame) => write(frameOf(BINARY, frame)),
    cut: () => stream.destroy(),
  };
}

function frameOf(opcode: number, payload: Buffer): Buffer {
  const length = payload.byteLength;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x80 | opcode;
  if (head.length === 2) head[1] = length;
  else if (head.length === 4) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

/** One whole frame of a client (they are masked), or null while it is not there. */
function readFrame(data: Buffer): { opcode: number; payload: Buffer; bytes: number } | null {
  if (data.length < 2) return null;
  const short = (data[1] ?? 0) & 0x7f;
  const at = short === 126 ? 4 : 2;
  if (short === 127) throw new RangeError('a client of this fake says nothing long');
  if (data.length < at + 4) return null;
  const length = short === 126 ? data.readUInt16BE(2) : short;
  const bytes = at + 4 + length;
  if (data.length < bytes) return null;
  const mask = data.subarray(at, at + 4);
  const payload = Buffer.from(
    data.subarray(at + 4, bytes).map((byte, place) => byte ^ (mask[place % 4] ?? 0)),
  );
  return { opcode: (data[0] ?? 0) & 0x0f, payload, bytes };
}
