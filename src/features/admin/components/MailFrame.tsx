import { useEffect, useRef } from 'react';
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
 * Document of a mail in a frame that runs no scripts and follows no links, made smaller where its width does not fit. The site's content policy refuses style
 * elements; their rules are adopted by the document, which it permits.
 */
export function MailFrame({ html, title, width }: MailFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && frame.current)
        frame.current.style.zoom = String(Math.min(1, entry.contentRect.width / width));
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
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
    <div ref={box} className={styles.frame}>
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
