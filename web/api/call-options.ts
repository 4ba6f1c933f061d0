// What a single call may ask for, and what holds where it asks for nothing (spec §7, product C5).

export type CallOptions = {
  /** Counts for the progress bar at the top. */
  showLoading?: boolean;
  /** False keeps the toast back, never the reaction to a dead session. */
  showError?: boolean;
  /** False sends the call even where nobody is signed in. */
  needToken?: boolean;
  /** True returns `data`, false the whole envelope. */
  extractData?: boolean;
  /** How often a read is tried again after the network failed. An act is never repeated by itself. */
  retries?: number;
  /** A call nobody asked for (poll, refresh): without a session it fails silently. */
  isBackground?: boolean;
  /** For the whole call, in milliseconds. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Lets the call outlive the page (64 KB at most, by the rules of browsers). A short act does so by itself. */
  keepalive?: boolean;
};

export const CALL_DEFAULTS = {
  showLoading: true,
  showError: true,
  needToken: true,
  extractData: false,
  retries: 0,
  isBackground: false,
} as const;

export type Envelope<Data> = { code: number; msg: string; data: Data; request_id: string };
