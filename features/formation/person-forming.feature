Feature: A person forming the company
  The law asks for the true name and the mailing address of each person who forms the company, who may be an individual or an
  organization.

  Background:
    Given the filing is a limited liability company

  @W5-former-type @W3-former-types
  Rule: The type of person is chosen
    @browser @api
    Scenario: A filer who chooses no type is asked for it
      Given the filer is asked for the name and address of a person forming the company
      When the filer saves the entry
      Then the problem with the type of person is "Choose the type of person."

    Scenario: Any other type is refused
      Given the filer has filled in the name and address of a person forming the company
      When the filer saves the entry with a type of person that is not offered
      Then the problem with the type of person is "Choose the type of person."

    Scenario Outline: Every type of person can form a company
      Given the filer has filled in the name and address of a person forming the company
      When the filer chooses "<type>" as the type of person
      And the filer saves the entry with "Bear Creek Holdings" as the organization name
      Then the problem with the type of person is ""
      And the type of person is recorded as <code>

      Examples:
        | type           | code    |
        | Individual     | FRMINDV |
        | Entity         | FRMENT  |
        | Trust          | FRMTRST |
        | State or other | FRMSTA  |
        | Estate         | FRMEST  |

    @browser-only
    Scenario: The filer reads how old an individual has to be
      Given the filer is asked for the name and address of a person forming the company
      Then the filer is told "An individual must be at least 18 years old."

    @browser-only
    Scenario Outline: An organization of any type is added to the list
      Given the filer is asked for the name and address of a person forming the company
      When the filer adds the <kind> "Bear Creek Holdings" to the list of persons forming the company
      Then the list of persons forming the company names "Bear Creek Holdings"

      Examples:
        | kind   |
        | entity |
        | trust  |
        | state  |
        | estate |

  @W5-former-org
  Rule: An entity, a trust, a state or an estate has a name of 2 to 250 characters
    Scenario Outline: The name of an organization is asked for
      Given the filer is asked for the name and address of a person forming the company
      When the filer chooses "<type>" as the type of person
      And the filer saves the entry
      Then the problem with the organization name is "<problem>"

      Examples:
        | type           | problem                  |
        | Entity         | Enter the entity's name. |
        | Trust          | Enter the trust's name.  |
        | State or other | Enter the state's name.  |
        | Estate         | Enter the estate's name. |

    Scenario Outline: The name of an organization is accepted or refused
      Given the filer is asked for the name and address of a person forming the company
      When the filer chooses "<type>" as the type of person
      And the filer enters "<name>" as the organization name
      And the filer saves the entry
      Then the problem with the organization name is "<problem>"

      Examples: At the limits
        | type           | name          | problem                        |
        | Entity         | [1 letters]   | Must be at least 2 characters  |
        | Entity         | [2 letters]   |                                |
        | Entity         | [250 letters] |                                |
        | Entity         | [251 letters] | Must be at most 250 characters |
        | Trust          | [1 letters]   | Must be at least 2 characters  |
        | Trust          | [2 letters]   |                                |
        | Trust          | [250 letters] |                                |
        | Trust          | [251 letters] | Must be at most 250 characters |
        | State or other | [1 letters]   | Must be at least 2 characters  |
        | State or other | [2 letters]   |                                |
        | State or other | [250 letters] |                                |
        | State or other | [251 letters] | Must be at most 250 characters |
        | Estate         | [1 letters]   | Must be at least 2 characters  |
        | Estate         | [2 letters]   |                                |
        | Estate         | [250 letters] |                                |
        | Estate         | [251 letters] | Must be at most 250 characters |

      Examples: Characters
        | type   | name         | problem                       |
        | Entity | Niño Trust   | Invalid characters entered: ñ |
        | Estate | Estate of J. |                               |

      Examples: Nothing but spaces
        | type           | name       | problem                  |
        | Entity         | [3 spaces] | Enter the entity's name. |
        | Trust          | [3 spaces] | Enter the trust's name.  |
        | State or other | [3 spaces] | Enter the state's name.  |
        | Estate         | [3 spaces] | Enter the estate's name. |

    @browser-only
    Scenario: An entity without a name is asked for it
      Given the filer is asked for the name and address of a person forming the company
      When the filer chooses "Entity" as the type of person
      And the filer saves the entry
      Then the problem with the organization name is "Enter the entity's name."

  @W5-former-name @W5-person
  Rule: An individual has a first and a last name
    @browser
    Scenario: The name of an individual is asked for
      Given the filer is asked for the name and address of a person forming the company
      When the filer chooses "Individual" as the type of person
      And the filer saves the entry
      Then the problems are:
        | field           | problem                          |
        | first name      | Enter a first name.              |
        | last name       | Enter a last name.               |
        | street address  | Enter the address.               |
        | street city     | Enter the city.                  |
        | street ZIP code | Enter a valid ZIP / Postal code. |

    Scenario Outline: A part of an individual's name is accepted or refused
      Given the filer has filled in the name and address of a person forming the company
      When the filer enters "<text>" as the <field>
      And the filer saves the entry
      Then the problem with the <field> is "<problem>"

      Examples: First name, from 1 to 20
        | field      | text         | problem                       |
        | first name |              | Enter a first name.           |
        | first name | [1 letters]  |                               |
        | first name | [20 letters] |                               |
        | first name | [21 letters] | Must be at most 20 characters |
        | first name | José         | Invalid characters entered: é |

      Examples: Middle name, from 1 to 15, may be left out
        | field       | text         | problem                       |
        | middle name |              |                               |
        | middle name | [1 letters]  |                               |
        | middle name | [15 letters] |                               |
        | middle name | [16 letters] | Must be at most 15 characters |
        | middle name | Zoë          | Invalid characters entered: ë |

      Examples: Last name, from 2 to 25
        | field     | text         | problem                       |
        | last name |              | Enter a last name.            |
        | last name | [1 letters]  | Must be at least 2 characters |
        | last name | [2 letters]  |                               |
        | last name | [25 letters] |                               |
        | last name | [26 letters] | Must be at most 25 characters |
        | last name | Nuñez        | Invalid characters entered: ñ |

      Examples: Suffix, from the list, may be left out
        | field       | text | problem          |
        | name suffix |      |                  |
        | name suffix | Jr.  |                  |
        | name suffix | III  |                  |
        | name suffix | 3rd  | Choose a suffix. |

  @W5-former-name @W5-address
  Rule: A person forming the company has a street address
    Scenario Outline: The street address is asked for
      Given the filer has filled in the name and address of a person forming the company
      When the filer enters "" as the <field>
      And the filer saves the entry
      Then the problem with the <field> is "<problem>"

      Examples:
        | field           | problem                          |
        | street address  | Enter the address.               |
        | street city     | Enter the city.                  |
        | street ZIP code | Enter a valid ZIP / Postal code. |

  @W5-person
  Rule: A person's name is complete with a first name and two letters of a last name
    Scenario Outline: A name is complete or not
      When a person has the first name "<first>" and the last name "<last>"
      Then the person's name is <complete>

      Examples:
        | first      | last        | complete   |
        | A          | Li          | complete   |
        |            | Li          | incomplete |
        | [2 spaces] | Li          | incomplete |
        | A          | [1 letters] | incomplete |
        | A          |             | incomplete |
        | A          | a[3 spaces] | incomplete |

  @W5-address @W4-address-dialog @W5-former-name
  Rule: An address that the filer has not kept yet is verified first
    Scenario: The address of a person forming the company
      Given the filer has filled in the name and address of a person forming the company
      When the whole street address has not been verified yet
      And the filer saves the entry
      Then the problem with the street address is "Verify this address before you continue."

    Scenario: A person whose address the filer has kept is taken
      Given the filer has filled in the name and address of a person forming the company
      When the filer saves the entry
      Then the problems are ""

    @W5-address-intl
    Scenario: The address of a person abroad is taken as it is
      Given the filer has filled in the name and address of a person forming the company
      When the filer enters "CA" as the street country
      And the whole street address has not been verified yet
      And the filer saves the entry
      Then the problems are ""

  @W5-address @W5-ascii @W5-required @W5-minlength @W5-former-name
  Rule: The street address of a person forming the company keeps the limits of every address
    Scenario Outline: A part of the address is accepted or refused
      Given the filer has filled in the name and address of a person forming the company
      When the filer saves the entry with "<text>" as the <part>
      Then the problem with the <part> is "<problem>"

      Examples: Each part at its limits
        | part            | text         | problem                          |
        | street address  |              | Enter the address.               |
        | street address  | [1 letters]  | Must be at least 2 characters    |
        | street address  | [2 letters]  |                                  |
        | street address  | [50 letters] |                                  |
        | street address  | [51 letters] | Must be at most 50 characters    |
        | street address  | 12 Peña St   | Invalid characters entered: ñ    |
        | street suite    |              |                                  |
        | street suite    | [1 letters]  | Must be at least 2 characters    |
        | street suite    | [2 letters]  |                                  |
        | street suite    | [50 letters] |                                  |
        | street suite    | [51 letters] | Must be at most 50 characters    |
        | street suite    | Nº 4         | Invalid characters entered: º    |
        | street city     |              | Enter the city.                  |
        | street city     | [1 letters]  | Must be at least 2 characters    |
        | street city     | [2 letters]  |                                  |
        | street city     | [35 letters] |                                  |
        | street city     | [36 letters] | Must be at most 35 characters    |
        | street city     | Cañon City   | Invalid characters entered: ñ    |
        | street state    |              | Choose a state.                  |
        | street state    | Colorado     | Choose a state.                  |
        | street state    | WY           |                                  |
        | street ZIP code |              | Enter a valid ZIP / Postal code. |
        | street ZIP code | [1 digits]   | Must be at least 2 characters    |
        | street ZIP code | [2 digits]   | Enter a valid ZIP / Postal code. |
        | street ZIP code | [15 digits]  | Enter a valid ZIP / Postal code. |
        | street ZIP code | [16 digits]  | Must be at most 15 characters    |
        | street ZIP code | 8020é        | Invalid characters entered: é    |
        | street country  |              | Choose a country.                |
        | street country  | Canada       | Choose a country.                |

    Scenario Outline: A province is accepted or refused abroad
      Given the filer has filled in the name and address of a person forming the company
      When the filer enters "CA" as the street country
      And the filer saves the entry with "<text>" as the street province
      Then the problem with the street province is "<problem>"

      Examples: From 2 to 100, may be left out
        | text          | problem                        |
        |               |                                |
        | [1 letters]   | Must be at least 2 characters  |
        | [2 letters]   |                                |
        | [100 letters] |                                |
        | [101 letters] | Must be at most 100 characters |
        | Québec        | Invalid characters entered: é  |
