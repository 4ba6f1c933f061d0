// What `t` takes: the keys of the English texts. A key that is not there does not compile.
import 'i18next';
import type { bundledEn } from './bundled-en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof bundledEn };
    /** The texts are `string` to the compiler: which places they have it cannot see. */
    parseInterpolation: false;
    /** Also where a default stands beside the key. */
    strictKeyChecks: true;
  }
}
