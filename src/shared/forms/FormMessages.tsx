import { FieldError } from '../ui/FormField.tsx';
import styles from './FormMessages.module.css';

/** Sentences about a whole form. The place is always there, so that what appears in it is announced. */
export function FormMessages({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert" className={styles.messages}>
      {messages.map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
    </div>
  );
}
