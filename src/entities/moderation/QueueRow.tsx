import type { ReactNode } from 'react';
import styles from './QueueRow.module.css';

/** The rows of a queue, which hang on one thread. Takes QueueRow.tsx. */
export function QueueRows({ children }: { children: ReactNode }) {
  return <ol className={styles.entries}>{children}</ol>;
}

type QueueRowProps = {
  /** Avatar or sign of 44 px on the thread. */
  bead: ReactNode;
  /** Avatar of 24 px of the colleague who has it open. */
  claimer?: ReactNode;
  /** True for a row that was settled; its thread is stitched. */
  isDone?: boolean;
  children: ReactNode;
};

/** A row of a moderation queue on its thread. */
export function QueueRow({ bead, claimer, isDone = false, children }: QueueRowProps) {
  return (
    <li className={styles.entry} data-done={isDone || undefined}>
      <div className={styles.side}>
        {bead}
        {claimer ? <span className={styles.claimer}>{claimer}</span> : null}
      </div>
      {children}
    </li>
  );
}

type QueueSummaryProps = {
  /** Id of the entry, for the keys that move between entries. */
  entryId: string;
  title: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Id of the part that opens below. */
  caseId: string;
  /** Time of the entry. */
  time: ReactNode;
  /** A line of facts below the title. */
  children: ReactNode;
};

/** The two lines of an entry, which open it. */
export function QueueSummary(props: QueueSummaryProps) {
  const { entryId, title, isOpen, onToggle, caseId, time, children } = props;
  return (
    <h2 className={styles.summary}>
      <button
        type="button"
        data-entry={entryId}
        aria-expanded={isOpen}
        aria-controls={isOpen ? caseId : undefined}
        onClick={onToggle}
      >
        {title}
      </button>
      {time}
      <small dir="auto">{children}</small>
    </h2>
  );
}

/** The sign of a settled entry. */
export function DoneBead({ children }: { children: ReactNode }) {
  return <span className={styles.tick}>{children}</span>;
}
