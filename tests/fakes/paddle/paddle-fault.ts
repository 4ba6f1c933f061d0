// An error as Paddle's API writes it.
export class PaddleFault extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

export const refuse = (code: string, detail = code, status = 400) => new PaddleFault(status, code, detail);
export const missing = (id: string) => new PaddleFault(404, 'not_found', `Entity ${id} not found`);

export function describeFault({ status, code, message }: PaddleFault): object {
  const place = `https://developer.paddle.com/errors/${code}`;
  return {
    error: {
      type: status >= 500 ? 'api_error' : 'request_error',
      code,
      detail: message,
      documentation_url: place,
    },
    meta: { request_id: 'req_fake' },
  };
}
