export { keepComparison as keepChoice } from '@/services/keptComparison'
