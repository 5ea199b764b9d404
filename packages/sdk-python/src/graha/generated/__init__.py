# Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.
