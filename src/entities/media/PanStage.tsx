import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { Focus } from '#src/entities/blog/banner-view.ts';
import styles from './PanStage.module.css';

type PanStageProps = {
  /** Natural size of the picture, in pixels. */
  picture: { width: number; height: number };
  focus: Focus;
  onMove: (focus: Focus) => void;
  /** Hint for pointer users; keyboard users have the sliders. */
  hint: string;
  children?: ReactNode;
};

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Overlays a picture that covers its box and pans it with the pointer. */
export function PanStage({ picture, focus, onMove, hint, children }: PanStageProps) {
  const from = useRef<{ x: number; y: number; focus: Focus }>(undefined);
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    const start = from.current;
    if (!start) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const scale = Math.max(width / picture.width, height / picture.height) * focus.zoom;
    const [roomX, roomY] = [picture.width * scale - width, picture.height * scale - height];
    onMove({
      ...focus,
      x: roomX > 1 ? within(start.focus.x - (event.clientX - start.x) / roomX) : focus.x,
      y: roomY > 1 ? within(start.focus.y - (event.clientY - start.y) / roomY) : focus.y,
    });
  };
  return (
    <div
      className={styles.stage}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, focus };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onPointerCancel={() => {
        from.current = undefined;
      }}
    >
      {children}
      <span className={styles.hint}>{hint}</span>
    </div>
  );
}
