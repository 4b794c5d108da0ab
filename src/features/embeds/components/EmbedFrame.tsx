import { useEffect, useRef, useState } from 'react';
import styles from './EmbedCode.module.css';

/** How high a frame is before its post has said how high it is, in pixels; also that of the code others copy. */
const FIRST_HEIGHT = 480;

function heightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('skein' in data) || !('height' in data))
    return undefined;
  return data.skein === 'height' && typeof data.height === 'number' ? data.height : undefined;
}

/** An embedded post as another site's page shows it, as high as the post. */
export function EmbedFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== inside || origin !== window.location.origin) return;
      setHeight(heightIn(data) ?? FIRST_HEIGHT);
    };
    window.addEventListener('message', hear);
    inside?.postMessage({ skein: 'measure' }, '*');
    return () => window.removeEventListener('message', hear);
  }, []);
  return <iframe ref={frame} src={src} title={title} className={styles.preview} style={{ height }} />;
}
