import { useLingui } from '@lingui/react/macro';
import type { CarouselCard } from '#generated/zod/carouselCard.zod.ts';
import type { CarouselElement } from '#generated/zod/carouselElement.zod.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import { cardViewOf } from '../cards/card-views.tsx';
import { ElementTextLink } from '../ElementButtons.tsx';
import { Shelf } from '../Frame.tsx';
import styles from './Carousel.module.css';

const keyOf = ({ objectType, id }: CarouselCard): string => `${objectType} ${id}`;

/** Renders cards in a row that scrolls. Cards of unknown kinds are left out, and with them a carousel without others. */
export function Carousel({ element }: { element: CarouselElement }) {
  const { t } = useLingui();
  const { title, cards, button } = element;
  const shown = uniqueBy(cards, keyOf).flatMap((card) => {
    const View = cardViewOf(card);
    return View ? [{ key: keyOf(card), card, View }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Shelf
      label={title ?? t`Recommended`}
      title={title}
      more={button ? <ElementTextLink button={button} /> : null}
      className={styles.row}
    >
      {shown.map(({ key, card, View }) => (
        <li key={key} data-kind={card.objectType}>
          <View card={card} />
        </li>
      ))}
    </Shelf>
  );
}
