// Reloads the page once there is a connection again.
window.addEventListener('online', () => window.location.reload());
