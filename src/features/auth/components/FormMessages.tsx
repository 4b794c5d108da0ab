import { FieldError } from '#src/shared/ui/FormField.tsx';
import styles from './SignIn.module.css';

/** Sentences about a whole form. The place is always there, so that what appears in it is announced. */
export const FormMessages = ({ messages }: { messages: readonly string[] }) => (
  <div role="alert" className={styles.messages}>
    {messages.map((message) => (
      <FieldError key={message}>{message}</FieldError>
    ))}
  </div>
);
