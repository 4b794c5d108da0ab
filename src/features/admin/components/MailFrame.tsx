import { useRef } from 'react';
import styles from './SiteMail.module.css';

interface MailFrameProps {
  /** Whole document of a mail. */
  html: string;
  title: string;
  /** Width in pixels. */
  width: number;
}

const SHEET = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Document of a mail in a frame that runs no scripts and follows no links. The site's content policy refuses style
 * elements; their rules are adopted by the document, which it permits.
 */
export function MailFrame({ html, title, width }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const adoptRules = (): void => {
    const { contentDocument: shown, contentWindow } = frame.current ?? {};
    const Sheet = (contentWindow as (Window & typeof globalThis) | null | undefined)?.CSSStyleSheet;
    if (!shown || !Sheet) return;
    shown.adoptedStyleSheets = [...html.matchAll(SHEET)].map(([, rules = '']) => {
      const sheet = new Sheet();
      sheet.replaceSync(rules);
      return sheet;
    });
    if (frame.current) frame.current.style.blockSize = `${shown.documentElement.scrollHeight}px`;
  };
  return (
    <div className={styles.frame}>
      <iframe
        ref={frame}
        // A new element for each width, so that the height is measured again.
        key={width}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html.replaceAll(SHEET, '')}
        style={{ inlineSize: `${width}px` }}
        onLoad={adoptRules}
      />
    </div>
  );
}
