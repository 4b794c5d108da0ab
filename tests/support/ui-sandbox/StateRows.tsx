import { Button } from '../../../src/shared/ui/Button.tsx';
import { IconButton } from '../../../src/shared/ui/IconButton.tsx';
import styles from './Sandbox.module.css';

/** Pseudo-classes that the screenshot test forces (tests/e2e/screenshots.e2e.ts). */
const FORCED = ['hover', 'active', 'focus-visible'];

/** Shows buttons and a field when hovered, pressed, and focused. */
export function StateRows() {
  return (
    <section className={styles.card}>
      <h2>Under the hand</h2>
      {FORCED.map((state) => (
        <div key={state} className={styles.row}>
          <Button data-force={state} variant="primary">
            Follow
          </Button>
          <Button data-force={state}>Following</Button>
          <Button data-force={state} variant="quiet">
            Not now
          </Button>
          <Button data-force={state} variant="danger">
            Delete
          </Button>
          <IconButton data-force={state} icon="heart" label="Like" tone="like" />
          <IconButton data-force={state} icon="reblog" label="Reblog" tone="reblog" aria-pressed />
        </div>
      ))}
    </section>
  );
}
