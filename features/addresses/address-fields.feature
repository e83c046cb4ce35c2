Feature: The parts of an address
  Mail from the office and papers of a court go to these addresses, so each part is what a postal service can deliver to, and fits the
  record.

  Background:
    Given the filing is a limited liability company

  @W5-address
  Rule: A street address has its parts, each within its length
    @browser @api @W5-required @A2-poa
    Scenario: The parts of the street address are asked for
      Given the filer is asked for the principal office address
      When the filer continues
      Then the problem with the street address is "Enter the address."
      And the problem with the street city is "Enter the city."
      And the problem with the street ZIP code is "Enter a valid ZIP / Postal code."

    Scenario Outline: A part of the address is accepted or refused by its length
      Given the filer has filled in the principal office address
      When the filer enters "<text>" as the <field>
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples: Address, from 2 to 50
        | field          | text         | problem                       |
        | street address |              | Enter the address.            |
        | street address | [1 letters]  | Must be at least 2 characters |
        | street address | [2 letters]  |                               |
        | street address | [50 letters] |                               |
        | street address | [51 letters] | Must be at most 50 characters |

      Examples: Second line, from 2 to 50, may be left out
        | field        | text         | problem                       |
        | street suite |              |                               |
        | street suite | [1 letters]  | Must be at least 2 characters |
        | street suite | [2 letters]  |                               |
        | street suite | [50 letters] |                               |
        | street suite | [51 letters] | Must be at most 50 characters |

      Examples: City, from 2 to 35
        | field       | text         | problem                       |
        | street city |              | Enter the city.               |
        | street city | [1 letters]  | Must be at least 2 characters |
        | street city | [2 letters]  |                               |
        | street city | [35 letters] |                               |
        | street city | [36 letters] | Must be at most 35 characters |

      Examples: ZIP or postal code, from 2 to 15
        | field           | text        | problem                          |
        | street ZIP code |             | Enter a valid ZIP / Postal code. |
        | street ZIP code | [1 digits]  | Must be at least 2 characters    |
        | street ZIP code | [2 digits]  | Enter a valid ZIP / Postal code. |
        | street ZIP code | [15 digits] | Enter a valid ZIP / Postal code. |
        | street ZIP code | [16 digits] | Must be at most 15 characters    |

    Scenario Outline: A province is accepted or refused abroad
      Given the filer has filled in the principal office address
      When the filer enters "CA" as the street country
      And the filer enters "<text>" as the street province
      And the filer continues
      Then the problem with the street province is "<problem>"

      Examples: From 2 to 100, may be left out
        | text          | problem                        |
        |               |                                |
        | [1 letters]   | Must be at least 2 characters  |
        | [2 letters]   |                                |
        | [100 letters] |                                |
        | [101 letters] | Must be at most 100 characters |
        | Québec        | Invalid characters entered: é  |

    Scenario Outline: The state and the country are asked for
      Given the filer has filled in the principal office address
      When the filer enters "" as the <field>
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | field          | problem           |
        | street state   | Choose a state.   |
        | street country | Choose a country. |

    Scenario Outline: States and countries are known by their codes
      Given the filer has filled in the principal office address
      When the filer continues with "<text>" as the <field>
      Then the problem with the <field> is "<problem>"

      Examples:
        | field          | text     | problem           |
        | street state   | WY       |                   |
        | street state   | Colorado | Choose a state.   |
        | street state   | co       | Choose a state.   |
        | street country | Canada   | Choose a country. |
        | street country | USA      | Choose a country. |

  @W5-address
  Rule: A ZIP code has five or nine digits, a postal code abroad has its own form
    @browser
    Scenario Outline: What is no ZIP code cannot be kept
      Given the filer has filled in the principal office address
      When the filer continues with "<text>" as the street ZIP code
      Then the problem with the street ZIP code is "<problem>"

      Examples:
        | text  | problem                          |
        | 8020  | Enter a valid ZIP / Postal code. |
        | K1A 0 | Enter a valid ZIP / Postal code. |

    Scenario Outline: A ZIP code is accepted or refused
      Given the filer has filled in the principal office address
      When the filer continues with "<text>" as the street ZIP code
      Then the problem with the street ZIP code is "<problem>"

      Examples:
        | text       | problem                          |
        | 80202      |                                  |
        | 80202-1234 |                                  |
        | 802021234  |                                  |
        | 80202-     | Enter a valid ZIP / Postal code. |
        | 80202-123  | Enter a valid ZIP / Postal code. |
        | 802022     | Enter a valid ZIP / Postal code. |
        | 80202 1234 | Enter a valid ZIP / Postal code. |
        | A0202      | Enter a valid ZIP / Postal code. |
        | 00501      |                                  |
        | 00000      | Enter a valid ZIP / Postal code. |
        | 00099-1234 | Enter a valid ZIP / Postal code. |

    Scenario Outline: A postal code abroad is accepted or refused by its length
      Given the filer has filled in the principal office address
      When the filer enters "CA" as the street country
      And the filer continues with "<text>" as the street ZIP code
      Then the problem with the street ZIP code is "<problem>"

      Examples: From 2 to 15
        | text        | problem                       |
        | [1 digits]  | Must be at least 2 characters |
        | [2 digits]  |                               |
        | K1A 0B1     |                               |
        | [15 digits] |                               |
        | [16 digits] | Must be at most 15 characters |

  @W5-ascii @W5-address
  Rule: Every part of an address has printable ASCII characters only
    Scenario Outline: Other characters are refused and named
      Given the filer has filled in the principal office address
      When the filer enters "<text>" as the <field>
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | field           | text       | problem                       |
        | street address  | 12 Peña St | Invalid characters entered: ñ |
        | street suite    | Nº 4       | Invalid characters entered: º |
        | street city     | Cañon City | Invalid characters entered: ñ |
        | street ZIP code | 8020é      | Invalid characters entered: é |

  @W5-trim
  Rule: Texts lose the spaces around them
    Scenario Outline: A text of nothing but spaces is no text
      Given the filer has filled in the principal office address
      When the filer enters "<text>" as the <field>
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | field          | text       | problem            |
        | street address | [3 spaces] | Enter the address. |
        | street city    | [3 spaces] | Enter the city.    |

    Scenario Outline: The spaces around a text do not count
      Given the filer has filled in the principal office address
      When the filer continues with "<text>" as the street city
      Then the problem with the street city is "<problem>"

      Examples: Before it, after it, on both sides
        | text                             | problem                       |
        | [3 spaces][1 letters]            | Must be at least 2 characters |
        | [1 letters][3 spaces]            | Must be at least 2 characters |
        | [3 spaces][35 letters]           |                               |
        | [35 letters][3 spaces]           |                               |
        | [3 spaces][35 letters][3 spaces] |                               |
        | [1 spaces][36 letters][1 spaces] | Must be at most 35 characters |

    @browser-only
    Scenario: The text is trimmed once it is entered
      Given the filer is asked for the principal office address
      When the filer enters "[2 spaces]1700 Broadway[2 spaces]" as the street address
      Then the street address reads "1700 Broadway"

  @W3-defaults
  Rule: An address begins in Colorado in the United States
    @browser
    Scenario: The state and the country are given before the filer begins
      Given the filer is asked for the principal office address
      Then the street state reads "CO"
      And the street country reads "US"

    Scenario Outline: Every other address begins there as well
      Given the filer is asked for <form>
      Then the <state> reads "CO"
      And the <country> reads "US"

      Examples:
        | form                                                 | state         | country         |
        | the principal office address                         | mailing state | mailing country |
        | the name and address of a person forming the company | street state  | street country  |
        | the name and address of a filer                      | street state  | street country  |
        | the agent's addresses                                | street state  | street country  |
        | the agent's addresses                                | mailing state | mailing country |
        | a passcode request                                   | street state  | street country  |
        | a passcode request                                   | mailing state | mailing country |

  @W5-address
  Rule: An address is complete when address, city, state and ZIP have two characters each
    Scenario Outline: An address is complete or not
      When an address has the parts "<address>", "<city>", "<state>" and "<ZIP>"
      Then the address is <complete>

      Examples:
        | address     | city        | state | ZIP        | complete   |
        | 12          | Ft          | CO    | 80         | complete   |
        | [1 letters] | Ft          | CO    | 80         | incomplete |
        | 12          | [1 letters] | CO    | 80         | incomplete |
        | 12          | Ft          | C     | 80         | incomplete |
        | 12          | Ft          | CO    | [1 digits] | incomplete |
        |             | Ft          | CO    | 80         | incomplete |
        | 12          |             | CO    | 80         | incomplete |
        | 12          | Ft          |       | 80         | incomplete |
        | 12          | Ft          | CO    |            | incomplete |

  @W5-address @W5-ascii @W5-required @W5-minlength
  Rule: The mailing address follows the same rules unless it is the street address
    Scenario Outline: Nobody says for the filer that mail goes to the street address
      Given the filer is asked for <addresses>
      Then the same mailing address option is not marked

      Examples:
        | addresses                    |
        | the principal office address |
        | the agent's addresses        |
        | a passcode request           |

    Scenario Outline: A part of the mailing address is accepted or refused
      Given the filer has filled in the principal office address
      When the filer deselects the same mailing address option
      And the filer continues with "<text>" as the <part>
      Then the problem with the <part> is "<problem>"

      Examples: Each part at its limits
        | part             | text         | problem                          |
        | mailing address  |              | Enter the address.               |
        | mailing address  | [1 letters]  | Must be at least 2 characters    |
        | mailing address  | [2 letters]  |                                  |
        | mailing address  | [50 letters] |                                  |
        | mailing address  | [51 letters] | Must be at most 50 characters    |
        | mailing address  | 12 Peña St   | Invalid characters entered: ñ    |
        | mailing suite    |              |                                  |
        | mailing suite    | [1 letters]  | Must be at least 2 characters    |
        | mailing suite    | [2 letters]  |                                  |
        | mailing suite    | [50 letters] |                                  |
        | mailing suite    | [51 letters] | Must be at most 50 characters    |
        | mailing suite    | Nº 4         | Invalid characters entered: º    |
        | mailing city     |              | Enter the city.                  |
        | mailing city     | [1 letters]  | Must be at least 2 characters    |
        | mailing city     | [2 letters]  |                                  |
        | mailing city     | [35 letters] |                                  |
        | mailing city     | [36 letters] | Must be at most 35 characters    |
        | mailing city     | Cañon City   | Invalid characters entered: ñ    |
        | mailing state    |              | Choose a state.                  |
        | mailing state    | Colorado     | Choose a state.                  |
        | mailing state    | WY           |                                  |
        | mailing ZIP code |              | Enter a valid ZIP / Postal code. |
        | mailing ZIP code | [1 digits]   | Must be at least 2 characters    |
        | mailing ZIP code | [2 digits]   | Enter a valid ZIP / Postal code. |
        | mailing ZIP code | [15 digits]  | Enter a valid ZIP / Postal code. |
        | mailing ZIP code | [16 digits]  | Must be at most 15 characters    |
        | mailing ZIP code | 8020é        | Invalid characters entered: é    |
        | mailing country  |              | Choose a country.                |
        | mailing country  | Canada       | Choose a country.                |
        | mailing address  | PO Box 12    |                                  |

    Scenario Outline: A province of the mailing address is accepted or refused abroad
      Given the filer has filled in the principal office address
      When the filer deselects the same mailing address option
      And the filer enters "CA" as the mailing country
      And the filer continues with "<text>" as the mailing province
      Then the problem with the mailing province is "<problem>"

      Examples: From 2 to 100, may be left out
        | text          | problem                        |
        |               |                                |
        | [1 letters]   | Must be at least 2 characters  |
        | [2 letters]   |                                |
        | [100 letters] |                                |
        | [101 letters] | Must be at most 100 characters |
        | Québec        | Invalid characters entered: é  |

    Scenario: The mailing address is not asked for when it is the street address
      Given the filer has filled in the principal office address
      When the filer selects the same mailing address option
      And the filer enters "" as the mailing address
      And the filer continues
      Then the problem with the mailing address is ""
