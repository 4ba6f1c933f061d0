// What a provider of hosted models tells us by calling: which of its runs has changed.

export type SignedCall = {
  /** As it came. */
  body: Buffer;
  header: (name: string) => string | undefined;
  /** Of ours, that was called, with its query. */
  address: string;
};

/** Look again now. Never more: the provider is asked how the run goes. */
export type WebhookHint = {
  remoteId: string;
  /** Ours, of the run's plan; null where the address holds none. */
  token: string | null;
};

/** It is not from the provider, or not of now. Never quotes it. */
export class BadWebhook extends Error {
  constructor(what: string) {
    super(`A webhook is refused: ${what}`);
    this.name = 'BadWebhook';
  }
}
