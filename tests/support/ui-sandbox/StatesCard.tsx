import { Avatar } from '../../../src/shared/ui/Avatar.tsx';
import { Button } from '../../../src/shared/ui/Button.tsx';
import { EmptyState } from '../../../src/shared/ui/EmptyState.tsx';
import { ErrorState } from '../../../src/shared/ui/ErrorState.tsx';
import styles from './Sandbox.module.css';

const NAMES = ['wool-and-dye', 'madder-lake', 'woad', 'shuttle', 'bobbin', 'heddle'];

/** Shows empty and error states, and default avatars. */
export function StatesCard() {
  return (
    <>
      <section className={styles.card}>
        <EmptyState title="Nothing in your queue" action={<Button variant="primary">Queue a post</Button>}>
          Posts you queue come out one by one, on your own schedule.
        </EmptyState>
      </section>
      <section className={styles.card}>
        <EmptyState title="You are all caught up" art="cat" level={3}>
          That was everything since yesterday.
        </EmptyState>
      </section>
      <section className={styles.card}>
        <ErrorState onRetry={() => {}} requestId="req-7f3a" />
      </section>
      <section className={styles.card}>
        <div className={styles.row}>
          {NAMES.map((name, index) => (
            <Avatar
              key={name}
              name={name}
              size={index === 0 ? 64 : 40}
              shape={index % 2 ? 'square' : 'circle'}
            />
          ))}
        </div>
      </section>
    </>
  );
}
