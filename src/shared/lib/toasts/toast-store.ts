import { useSyncExternalStore } from 'react';

/** Kinds of toast (spec 000 §4). */
export type ToastType = 'info' | 'banner' | 'error' | 'success' | 'mascot' | 'meow';

/** Milliseconds a toast stays, by type (spec 000 §9); banners stay until dismissed. */
export const TOAST_DURATION_MS: Record<ToastType, number> = {
  info: 4000,
  success: 4000,
  mascot: 4000,
  meow: 4000,
  error: 8000,
  banner: Number.POSITIVE_INFINITY,
};

/** A short message. `message` is already translated. */
export type Toast = {
  id: string;
  type: ToastType;
  message: string;
  /** Action offered with the message; performing it dismisses the toast. */
  action?: { label: string; onAction: () => void };
  /** Second action, such as undo. */
  secondaryAction?: { label: string; onAction: () => void };
  /** Milliseconds it stays; defaults to its type's duration. */
  duration?: number;
};

type NewToast = Omit<Toast, 'id' | 'type'> & { id?: string; type?: ToastType };

const NONE: readonly Toast[] = [];
let toasts: readonly Toast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Dismisses a toast; unknown ids are ignored. */
export function dismissToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

function startTimer(toast: Toast): void {
  const { duration = TOAST_DURATION_MS[toast.type] } = toast;
  if (!Number.isFinite(duration)) return;
  timers.set(
    toast.id,
    setTimeout(() => dismissToast(toast.id), duration),
  );
}

/**
 * Shows a toast and returns its id. A toast whose id is visible already is not added twice (spec 000 §4). `type`
 * defaults to `info`.
 */
export function addToast({ id, type = 'info', ...rest }: NewToast): string {
  lastId += 1;
  const toast: Toast = { ...rest, id: id ?? `toast-${lastId}`, type };
  if (toasts.some((known) => known.id === toast.id)) return toast.id;
  change([...toasts, toast]);
  startTimer(toast);
  return toast.id;
}

/** Dismisses all toasts. */
export function clearToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  change(NONE);
}

/** Pauses all timers while a toast is hovered or focused. */
export function pauseToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Restarts the timers of all visible toasts. */
export function resumeToasts(): void {
  pauseToasts();
  for (const toast of toasts) startTimer(toast);
}

/** Returns the visible toasts, oldest first. */
export const getToasts = (): readonly Toast[] => toasts;

/** Calls `listener` after every change; returns a function that unsubscribes. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the visible toasts as React state; none while rendering on the server. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribeToasts, getToasts, () => NONE);
