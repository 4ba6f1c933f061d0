// Lets a style carry custom properties: style={{ '--ratio': 1.5 }}.
import 'react';

declare module 'react' {
  // An interface is the only way to add to React's own type.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
