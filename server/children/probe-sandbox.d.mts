// What is said to the probe of a sandbox, and what it answers.

/** What is given by its one argument. */
export type ProbeTask = {
  /** Ours to work in; `picture.png` lies there. */
  folder: string;
  /** A file that must not be read, and one that must not be made. */
  secret: string;
  outside: string;
  /** The namespaces of who asks. */
  namespaces: Record<string, string>;
};

/** `worked` says that an image could be opened and made smaller. */
export type ProbeAnswer = {
  uid: number;
  worked: boolean;
  readSecret: boolean;
  /** Which namespaces are others than those of who asks. */
  own: string[];
};

export declare const NAMESPACES: readonly string[];
