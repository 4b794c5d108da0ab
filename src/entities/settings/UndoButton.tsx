import type { WriteCall } from '#src/shared/api/write/write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useUndo } from './use-undo.ts';

type UndoButtonProps<Variables> = {
  call: WriteCall<Variables, unknown>;
  request: Variables;
  children: string;
  /** Accessible name: what is undone and for whom. */
  label: string;
};

/** Button at the end of a row that reverts an entry. */
export function UndoButton<Variables>({ call, request, children, label }: UndoButtonProps<Variables>) {
  const { write, busy } = useUndo(call);
  return (
    <Button
      size="small"
      variant="secondary"
      loading={busy}
      aria-label={label}
      onClick={() => void write(request)}
    >
      {children}
    </Button>
  );
}
