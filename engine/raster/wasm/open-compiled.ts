// Opens what is compiled to WebAssembly, with the memory that it works on.

/** What is needed of it: its values are told to the compiler only together with a browser's. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer; grow(pages: number): number };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: unknown };
};

/** A memory that something else has made. */
export type OtherMemory = { readonly buffer: ArrayBufferLike };

const PAGE_BYTES = 65_536;

export type Compiled<Functions> = {
  functions: Functions;
  /** Returns the memory with room for so many bytes. When it grows, all views of what it was before are empty. */
  reserve(bytes: number): ArrayBuffer;
};

/**
 * `base64` are the bytes of a part as scripts/build-wasm.ts writes them. Returns what opens it, each time with a memory of
 * its own; it is compiled by the first call.
 */
export function compileOnce<Functions>(base64: string): () => Compiled<Functions> {
  let module: object | undefined;
  return () => {
    module ??= new WebAssembly.Module(Buffer.from(base64, 'base64'));
    const memory = new WebAssembly.Memory({ initial: 1 });
    return {
      functions: new WebAssembly.Instance(module, { env: { memory } }).exports as Functions,
      reserve(bytes) {
        const missing = bytes - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
        return memory.buffer;
      },
    };
  };
}

/** The functions of a part on a memory that another part, or a library, lays out. */
export function openOn<Functions>(base64: string, memory: OtherMemory): Functions {
  const module = new WebAssembly.Module(Buffer.from(base64, 'base64'));
  return new WebAssembly.Instance(module, { env: { memory } }).exports as Functions;
}
