// Where Google sends people back to. Without Google sign-in nobody is sent here, and who comes goes home.
import { Navigate } from 'react-router';

export function GoogleReturn() {
  return <Navigate to="/home" replace />;
}
