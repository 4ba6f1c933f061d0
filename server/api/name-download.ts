// How an answer says that it is a file, and what the file is called.

/** RFC 6266: a plain name for old readers, and the whole one in UTF-8. */
export function nameDownload(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
