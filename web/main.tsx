// Starts the application in the page.
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { PiecesPage } from './app/pieces/pieces-page.tsx';
import { watchTheme } from './app/theme.ts';

watchTheme();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<PiecesPage />);
