import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PorchWidget } from '#generated/zod/porchWidget.zod.ts';
import styles from './Shelf.module.css';

type Kind = PorchWidget['kind'];

/** Drawings of things on a board of 64 units: class and path of each part, from the back. */
const DRAWINGS: Record<Kind, readonly (readonly [look: string, path: string])[]> = {
  note: [
    ['c', 'M6 14h52v46H6z'],
    ['b', 'M11 19h42v36H11z'],
    ['l', 'M18 30h24M18 40h16'],
  ],
  picture: [
    ['b', 'M4 12h56v48H4z'],
    ['d', 'M9 17h46v38H9z'],
    ['e', 'm13 51 13-18 9 11 6-7 10 14z'],
    ['c', 'M38 27a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
  ],
  poll: [
    ['d', 'M8 8h48v52H8z'],
    ['a', 'M16 18h32v7H16zM16 31h20v7H16zM16 44h11v7H16z'],
  ],
  record: [
    ['b', 'M16 36a24 24 0 1 0 48 0a24 24 0 1 0-48 0'],
    ['c', 'M32 36a8 8 0 1 0 16 0a8 8 0 1 0-16 0'],
    ['a', 'M4 14h38v46H4z'],
    ['d', 'M10 21h26v26H10z'],
  ],
  collection: [
    ['l', 'M2 36h62'],
    ['a', 'M3 14h28v46H3z'],
    ['e', 'M35 14h8v46h-8z'],
    ['c', 'M47 14h8v46h-8z'],
  ],
  community: [
    ['b', 'M6 24 32 8l26 16v36H6z'],
    ['c', 'M14 38a7 7 0 1 0 14 0a7 7 0 1 0-14 0'],
    ['e', 'M29 38a7 7 0 1 0 14 0a7 7 0 1 0-14 0'],
    ['a', 'M26 60V48h12v12z'],
  ],
  posts: [
    ['d', 'M4 12h25v48H4z'],
    ['d', 'M35 12h25v48H35z'],
    ['e', 'M8 16h17v22H8z'],
    ['c', 'M39 16h17v22H39z'],
  ],
  lights: [
    ['l', 'M2 10q30 16 60 0'],
    ['d', 'M6 20h22v40H6z'],
    ['d', 'M36 22h22v38H36z'],
    ['e', 'M10 24h14v16H10z'],
    ['c', 'M40 26h14v16H40z'],
  ],
};

type ShelfProps = { isFull: boolean; onTake: (kind: Kind) => void };

/** Things that can be hung up, on a shelf. */
export function Shelf({ isFull, onTake }: ShelfProps) {
  const { t } = useLingui();
  const id = useId();
  const kinds: readonly [Kind, string][] = [
    ['note', t`Note`],
    ['picture', t`Picture`],
    ['poll', t`Poll`],
    ['record', t`Record`],
    ['collection', t`Collection`],
    ['community', t`Community`],
    ['posts', t`Latest posts`],
    ['lights', t`Lights on`],
  ];
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <h2 id={id}>{t`Hang something up`}</h2>
      <ul className={styles.board}>
        {kinds.map(([kind, name]) => (
          <li key={kind}>
            <button type="button" disabled={isFull} onClick={() => onTake(kind)}>
              <svg viewBox="0 0 64 64" aria-hidden="true">
                {DRAWINGS[kind].map(([look, path]) => (
                  <path key={path} className={styles[look]} d={path} />
                ))}
              </svg>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {isFull ? <p>{t`The wall is full: 20 things. Take one down first.`}</p> : null}
    </section>
  );
}
