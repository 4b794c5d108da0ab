import { useEffect, useRef, useState } from 'react';
import styles from './EmbedCode.module.css';

/** Height of the frame before its post has reported one, in pixels; also the height in the copied code. */
const INITIAL_HEIGHT_PX = 480;

function heightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('skein' in data) || !('height' in data))
    return undefined;
  return data.skein === 'height' && typeof data.height === 'number' ? data.height : undefined;
}

/** Renders an embedded post as another site's page shows it; its height follows the post. */
export function EmbedFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(INITIAL_HEIGHT_PX);
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    const onFrameMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== inside || origin !== window.location.origin) return;
      setHeight(heightIn(data) ?? INITIAL_HEIGHT_PX);
    };
    window.addEventListener('message', onFrameMessage);
    inside?.postMessage({ skein: 'measure' }, '*');
    return () => window.removeEventListener('message', onFrameMessage);
  }, []);
  return <iframe ref={frame} src={src} title={title} className={styles.preview} style={{ height }} />;
}
