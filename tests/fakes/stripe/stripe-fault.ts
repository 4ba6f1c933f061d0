// An error as Stripe's API writes it.
export type FaultBody = {
  type: 'invalid_request_error' | 'card_error' | 'api_error' | 'idempotency_error';
  message: string;
  code?: string;
  [further: string]: unknown;
};

export class StripeFault extends Error {
  readonly status: number;
  readonly body: FaultBody;
  constructor(status: number, body: FaultBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function refuse(message: string, code?: string): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...(code && { code }) });
}
