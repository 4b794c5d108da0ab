import type { TitleElement } from '#generated/zod/titleElement.zod.ts';
import styles from './cards.module.css';

/** Renders a heading at the place of a card. */
export function TitleCard({ card }: { card: TitleElement }) {
  return (
    <div className={styles.title}>
      <h3 dir="auto">{card.text}</h3>
      {card.subtext ? <p dir="auto">{card.subtext}</p> : null}
    </div>
  );
}
