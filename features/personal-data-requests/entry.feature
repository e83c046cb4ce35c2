Feature: Request to remove personal identifying information
  Staff take a document with personal data out of the public record, at the request of those who filed it.

  @A5-admin @A2-pii
  Rule: Three ID numbers of 3 to 200 printable characters are required
    Scenario Outline: A number is accepted or refused
      Given the administrator has filled in the request to remove personal data
      When the administrator enters "<number>" as the <field>
      And the administrator continues
      Then the problem with the <field> is "<problem>"

      Examples: The entity or record
        | field                   | number       | problem                                       |
        | entity or record number |              | Enter a valid entity or record ID (master ID) |
        | entity or record number | [2 digits]   | Enter a valid entity or record ID (master ID) |
        | entity or record number | [3 digits]   |                                               |
        | entity or record number | [200 digits] |                                               |
        | entity or record number | [201 digits] | Must be at most 200 characters                |
        | entity or record number | 2010é        | Invalid characters entered: é                 |

      Examples: The document
        | field                       | number       | problem                                                    |
        | document with personal data |              | Enter a valid ID number for the document that contains PII |
        | document with personal data | [2 digits]   | Enter a valid ID number for the document that contains PII |
        | document with personal data | [3 digits]   |                                                            |
        | document with personal data | [200 digits] |                                                            |
        | document with personal data | [201 digits] | Must be at most 200 characters                             |
        | document with personal data | 2010é        | Invalid characters entered: é                              |

      Examples: The statement
        | field                | number       | problem                                              |
        | statement of removal |              | Enter a valid ID number for the Statement of Removal |
        | statement of removal | [2 digits]   | Enter a valid ID number for the Statement of Removal |
        | statement of removal | [3 digits]   |                                                      |
        | statement of removal | [200 digits] |                                                      |
        | statement of removal | [201 digits] | Must be at most 200 characters                       |
        | statement of removal | 2010é        | Invalid characters entered: é                        |

    @browser
    Scenario: Everything is missing
      Given the administrator is asked for the request to remove personal data
      When the administrator continues
      Then the problems are:
        | field                       | problem                                                    |
        | entity or record number     | Enter a valid entity or record ID (master ID)              |
        | document with personal data | Enter a valid ID number for the document that contains PII |
        | statement of removal        | Enter a valid ID number for the Statement of Removal       |
        | first name                  | Enter a first name.                                        |
        | last name                   | Enter a last name.                                         |
        | street address              | Enter the address.                                         |
        | street city                 | Enter the city.                                            |
        | street ZIP code             | Enter a valid ZIP / Postal code.                           |
        | additional filers           | Choose Yes or No.                                          |

  @A5-admin @A2-pii
  Rule: A filer has a name and a verified street address
    Scenario Outline: A filer is accepted or refused
      Given the administrator has filled in the request to remove personal data
      When the administrator enters "<entry>" as the <field>
      And the administrator continues
      Then the problem with the <field> is "<problem>"

      Examples: Name
        | field       | entry        | problem                          |
        | first name  |              | Enter a first name.              |
        | first name  | [20 letters] |                                  |
        | first name  | [21 letters] | Must be at most 20 characters    |
        | first name  | Zoë          | Invalid characters entered: ë    |
        | middle name |              |                                  |
        | middle name | [15 letters] |                                  |
        | middle name | [16 letters] | Must be at most 15 characters    |
        | middle name | Zoë          | Invalid characters entered: ë    |
        | last name   |              | Enter a last name.               |
        | last name   | L            | Must be at least 2 characters    |
        | last name   | Li           |                                  |
        | last name   | [25 letters] |                                  |
        | last name   | [26 letters] | Must be at most 25 characters    |
        | last name   | Núñez        | Invalid characters entered: ú, ñ |
        | name suffix | Jr.          |                                  |
        | name suffix | 3rd          | Choose a suffix.                 |

      Examples: Address
        | field           | entry        | problem                            |
        | street address  |              | Enter the address.                 |
        | street address  | 1            | Must be at least 2 characters      |
        | street address  | [50 letters] |                                    |
        | street address  | [51 letters] | Must be at most 50 characters      |
        | street address  | 1 Cañon Rd   | Invalid characters entered: ñ      |
        | street address  | PO Box 12    | Street address cannot be a PO Box. |
        | street suite    | 1            | Must be at least 2 characters      |
        | street suite    | [51 letters] | Must be at most 50 characters      |
        | street suite    | Café         | Invalid characters entered: é      |
        | street city     |              | Enter the city.                    |
        | street city     | D            | Must be at least 2 characters      |
        | street city     | [36 letters] | Must be at most 35 characters      |
        | street city     | Cañon City   | Invalid characters entered: ñ      |
        | street ZIP code |              | Enter a valid ZIP / Postal code.   |
        | street ZIP code | 8            | Must be at least 2 characters      |
        | street ZIP code | [16 digits]  | Must be at most 15 characters      |
        | street ZIP code | 8029é        | Invalid characters entered: é      |
        | street state    |              | Choose a state.                    |
        | street state    | Colorado     | Choose a state.                    |
        | street country  |              | Choose a country.                  |
        | street country  | USA          | Choose a country.                  |

    Scenario Outline: A province abroad is accepted or refused
      Given the administrator has filled in the request to remove personal data
      When the administrator enters "CA" as the street country
      And the administrator enters "<province>" as the street province
      And the administrator continues
      Then the problem with the street province is "<problem>"

      Examples:
        | province      | problem                        |
        |               |                                |
        | [1 letters]   | Must be at least 2 characters  |
        | [2 letters]   |                                |
        | [100 letters] |                                |
        | [101 letters] | Must be at most 100 characters |
        | Québec        | Invalid characters entered: é  |

    Scenario Outline: A new address is verified, one that was kept or lies abroad is not, and none in the list
      When the filer of a request has <address> while <doing>
      Then the address is <verified>

      Examples:
        | address           | doing              | verified       |
        | a new address     | adding a filer     | verified first |
        | a new address     | editing a filer    | verified first |
        | a new address     | listing the filers | not verified   |
        | a kept address    | adding a filer     | not verified   |
        | a kept address    | editing a filer    | not verified   |
        | a kept address    | listing the filers | not verified   |
        | an address abroad | adding a filer     | not verified   |
        | an address abroad | editing a filer    | not verified   |
        | an address abroad | listing the filers | not verified   |

  @A5-admin @A2-pii
  Rule: Whether there are additional filers is asked of a filer who is added
    Scenario Outline: The answer of a new filer
      Given the administrator has filled in the request to remove personal data
      When the administrator chooses "<answer>" as the additional filers
      And the administrator continues
      Then the problems are "<problem>"

      Examples:
        | answer | problem           |
        | Yes    |                   |
        | No     |                   |
        |        | Choose Yes or No. |

    Scenario Outline: What is no such answer is refused
      Given the administrator has filled in the request to remove personal data
      When the administrator enters "<answer>" as the <field>
      And the administrator continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | field                      | answer         | problem           |
        | additional filers          | something else | Choose Yes or No. |
        | adding or changing a filer | something else | Choose an option  |
        | adding or changing a filer |                | Choose an option  |

    Scenario Outline: It is not asked of a filer who is edited, nor of the list
      Given the administrator has filled in the <form>
      When the administrator chooses "" as the additional filers
      And the administrator continues
      Then the problems are ""

      Examples:
        | form                        |
        | change of a filer           |
        | list of filers of a request |

    Scenario: The list asks for no filer
      Given the administrator has filled in the list of filers of a request
      When the administrator enters "" as the first name
      And the administrator enters "PO Box 12" as the street address
      And the administrator continues
      Then the problems are ""

    Scenario: A change asks for the filer
      Given the administrator has filled in the change of a filer
      When the administrator enters "" as the first name
      And the administrator continues
      Then the problem with the first name is "Enter a first name."

  @A5-admin
  Rule: The registry knows every number, or attention goes to the first that it does not know
    Scenario Outline: What the registry does not know
      When the registry finds the entity <entity>, the document <document> and the statement <statement>
      Then attention is drawn to the <field>
      And the request is shown from the top

      @browser
      Examples:
        | entity  | document | statement | field                       |
        | invalid | valid    | valid     | entity or record number     |
        | valid   | invalid  | valid     | document with personal data |

      Examples: Further
        | entity  | document | statement | field                       |
        | invalid | invalid  | valid     | entity or record number     |
        | invalid | valid    | invalid   | entity or record number     |
        | invalid | invalid  | invalid   | entity or record number     |
        | valid   | invalid  | invalid   | document with personal data |
        | valid   | valid    | invalid   | statement of removal        |

    @browser
    Scenario: Everything that the registry does not know is reported
      When the registry finds the entity invalid, the document invalid and the statement invalid
      Then the registry reports these problems:
        | field                       | problem                                                    |
        | entity or record number     | Enter a valid entity or record ID (master ID)              |
        | document with personal data | Enter a valid ID number for the document that contains PII |
        | statement of removal        | Enter a valid ID number for the Statement of Removal       |

    Scenario: The registry knows everything
      When the registry finds the entity valid, the document valid and the statement valid
      Then the registry reports no problems
