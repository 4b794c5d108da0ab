// Loads the page once there is a connection again, unless the reader is already on the way to another one: a reload
// would cancel that navigation.
let isLeaving = false;
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) isLeaving = true;
});
// A page that is shown again from the back/forward cache was left and returned to.
window.addEventListener('pageshow', () => {
  isLeaving = false;
});
window.addEventListener('online', () => {
  if (!isLeaving) window.location.reload();
});
