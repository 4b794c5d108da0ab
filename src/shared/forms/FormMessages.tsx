import { FieldError } from '../ui/FormField.tsx';
import styles from './FormMessages.module.css';

/**
 * Live region with messages about a whole form. Always rendered, because a live region must exist before its first
 * message.
 */
export function FormMessages({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert" className={styles.messages}>
      {messages.map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
    </div>
  );
}
