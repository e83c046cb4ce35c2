Feature: Email addresses and numbers for notifications
  A warning that goes to a mistyped address reaches nobody, or a stranger. It is therefore entered twice.

  Background:
    Given the filing is a limited liability company

  @W5-notif-email
  Rule: An email address has a name, an at sign and a dotted domain, and is retyped
    Scenario Outline: An email address is accepted or refused
      Given the filer is asked for a notification email
      When the filer enters "<email>" as the email
      And the filer enters "<email>" as the retyped email
      And the filer saves the entry
      Then the problem with the email is "<problem>"

      Examples: Accepted
        | email                         | problem |
        | ada@example.com               |         |
        | ada.lindqvist@mail.example.co |         |
        | ada+llc@example.org           |         |
        | a@b.io                        |         |
        | ada@example.c2                |         |

      Examples: Refused
        | email            | problem                      |
        | ada              | Enter a valid email address. |
        | ada@             | Enter a valid email address. |
        | @example.com     | Enter a valid email address. |
        | ada@example      | Enter a valid email address. |
        | ada@example.c    | Enter a valid email address. |
        | ada@@example.com | Enter a valid email address. |
        | ada example.com  | Enter a valid email address. |

      Examples: At most 150
        | email                     | problem                        |
        | [138 letters]@example.com |                                |
        | [139 letters]@example.com | Must be at most 150 characters |

      Examples: Other refused forms, and characters
        | email            | problem                       |
        | ada@-.c          | Enter a valid email address.  |
        | ada@exam_ple.com | Enter a valid email address.  |
        | adé@example.com  | Invalid characters entered: é |

    Scenario Outline: The retyped address has the same limit
      Given the filer is asked for a notification email
      When the filer enters "<email>" as the email
      And the filer continues with "<email>" as the retyped email
      Then the problem with the retyped email is "<problem>"

      Examples:
        | email                     | problem                        |
        | [138 letters]@example.com |                                |
        | [139 letters]@example.com | Must be at most 150 characters |

    Scenario Outline: The first view checks an address that is wanted, or begun
      Given the filer is asked for the notification choices
      When the filer chooses "<wanted>" as the email notifications
      And the filer chooses "No" as the text notifications
      And the filer continues with "<email>" as the email
      Then the problem with the email is "<problem>"

      Examples:
        | wanted | email           | problem                      |
        | Yes    |                 | Enter a valid email address. |
        | Yes    | ada             | Enter a valid email address. |
        | No     | ada             | Enter a valid email address. |
        | No     |                 |                              |
        |        | ada             | Enter a valid email address. |
        | Yes    | ada@example.com |                              |

    Scenario Outline: The retyped address is the same, whatever its capitals
      Given the filer is asked for a notification email
      When the filer enters "ada@example.com" as the email
      And the filer enters "<retyped>" as the retyped email
      And the filer saves the entry
      Then the problem with the retyped email is "<problem>"

      @browser
      Examples: The same and another
        | retyped         | problem               |
        | ADA@Example.COM |                       |
        | ad@example.com  | Emails don't match.   |

      Examples: As it was typed, and not at all
        | retyped         | problem               |
        | ada@example.com |                       |
        |                 | Retype email address. |

  @W5-notif-phone @W9-constants
  Rule: A number has ten digits and is retyped
    Scenario Outline: A number is accepted or refused
      Given the filer is asked for a notification number
      When the filer enters "<number>" as the number
      And the filer enters "<number>" as the retyped number
      And the filer saves the entry
      Then the problem with the number is "<problem>"

      Examples: Three, three and four digits
        | number       | problem                     |
        | 303-555-0142 |                             |
        | 720-555-0100 |                             |
        | 30-555-0142  | Enter a valid phone number. |
        | 303-55-0142  | Enter a valid phone number. |
        | 303-555-014  | Enter a valid phone number. |
        | 303-555-     | Enter a valid phone number. |
        | abc-555-0142 | Enter a valid phone number. |

      Examples: Other characters
        | number       | problem                       |
        | 30٣-555-0142 | Invalid characters entered: ٣ |
        | 303-5٥5-0142 | Invalid characters entered: ٥ |
        | 303-555-01٤2 | Invalid characters entered: ٤ |

      Examples: Full-width digits are digits
        | number       | problem |
        | ３０３-555-0142 |         |

      Examples: Too many digits in a part
        | number        | problem                      |
        | 3035-555-0142 | Must be at most 3 characters |
        | 303-5555-0142 | Must be at most 3 characters |
        | 303-555-01422 | Must be at most 4 characters |

    Scenario Outline: The first view checks a number that is wanted, or begun
      Given the filer is asked for the notification choices
      When the filer chooses "No" as the email notifications
      And the filer chooses "<wanted>" as the text notifications
      And the filer continues with "<number>" as the number
      Then the problem with the number is "<problem>"

      Examples:
        | wanted | number       | problem                     |
        | Yes    |              | Enter a valid phone number. |
        | Yes    | 303-555-     | Enter a valid phone number. |
        | No     | 303-555-     | Enter a valid phone number. |
        | No     |              |                             |
        |        | 303-555-     | Enter a valid phone number. |
        | Yes    | 303-555-0142 |                             |

    Scenario Outline: A number is known with its brackets, dashes and spaces
      When the filer enters the phone number "<typed>"
      Then the phone number is stored as "<number>"

      Examples:
        | typed          | number     |
        | 3035550142     | 3035550142 |
        | 303-555-0142   | 3035550142 |
        | (303) 555-0142 | 3035550142 |
        | 303 555 0142   | 3035550142 |
        | (303)5550142   | 3035550142 |

      Examples: Not ten digits, or with other characters
        | typed           | number |
        | 555-0142        |        |
        | 303555014       |        |
        | 30355501420     |        |
        | +1 303 555 0142 |        |
        | 303.555.0142    |        |
        | 303-555-O142    |        |

    Scenario Outline: The retyped number is the same
      Given the filer is asked for a notification number
      When the filer enters "303-555-0142" as the number
      And the filer enters "<retyped>" as the retyped number
      And the filer saves the entry
      Then the problem with the retyped number is "<problem>"

      @browser
      Examples: Another
        | retyped      | problem                    |
        | 303-555-0143 | Phone Numbers don't match. |

      Examples: The same, and none
        | retyped      | problem                    |
        | 303-555-0142 |                            |
        |              | Retype number.             |

  @W5-notif-either
  Rule: An entry with nothing in it asks for an email address or a number
    Scenario Outline: Nothing was entered
      Given the filer is asked for a <entry>
      When the filer saves the entry
      Then the problems are "Enter email or phone number."

      @browser
      Examples: A number
        | entry               |
        | notification number |

      Examples: An email address
        | entry               |
        | notification email  |

    Scenario Outline: Only what was begun is checked
      Given the filer is asked for a <entry>
      When the filer enters "<value>" as the <field>
      And the filer continues with "<retyped>" as the <retyped field>
      Then the problems are "<problems>"

      Examples: An email address alone, a number alone
        | entry               | field  | value           | retyped field  | retyped         | problems                     |
        | notification email  | email  | ada@example.com | retyped email  | ada@example.com |                              |
        | notification email  | email  | ada@example.com | retyped email  |                 | Retype email address.        |
        | notification email  | email  |                 | retyped email  | ada@example.com | Enter a valid email address. |
        | notification number | number | 303-555-0142    | retyped number | 303-555-0142    |                              |
        | notification number | number | 303-555-0142    | retyped number |                 | Retype number.               |
        | notification number | number |                 | retyped number | 303-555-0142    | Enter a valid phone number.  |

  @W5-notif-duplicate
  Rule: The same address or number is kept once
    Scenario Outline: A second email address is added or not
      Given the filer gets notifications at "ada@example.com"
      When the filer adds the notification email "<email>"
      Then the notifications go to "<emails>"

      @browser
      Examples: The same in capitals, and another
        | email           | emails                           |
        | ADA@EXAMPLE.COM | ada@example.com                  |
        | Ben@Example.com | ada@example.com, ben@example.com |

      Examples: The same
        | email           | emails                           |
        | ada@example.com | ada@example.com                  |

    Scenario Outline: A second number is added or not
      Given the filer gets notifications at "3035550142"
      When the filer adds the notification number "<number>"
      Then the notifications go to "<numbers>"

      Examples:
        | number       | numbers                |
        | 303-555-0142 | 3035550142             |
        | 720-555-0100 | 3035550142, 7205550100 |

    @browser
    Scenario Outline: An address that is on the list is said to be
      Given the filer gets notifications at "ada@example.com"
      When the filer adds the notification email "<email>"
      Then the filer is told of the notifications "<message>"

      Examples:
        | email           | message                                    |
        | ADA@EXAMPLE.COM | This email address is on the list already. |
        | ben@example.com | Saved.                                     |

    Scenario: A number that is on the list is said to be
      Given the filer gets notifications at "3035550142"
      When the filer adds the notification number "303-555-0142"
      Then the filer is told of the notifications "This number is on the list already."

  @W5-notif-email @W5-notif-phone @W5-notif-duplicate
  Rule: A filing is not taken with notifications that could not have been added
    Scenario Outline: Where the notifications go
      Given a complete filing of a limited liability company
      When the notifications of the filing go to "<targets>"
      Then the problems with the filing are "<problem>"

      Examples: In order
        | targets                          | problem |
        | ada@example.com                  |         |
        | 3035550142                       |         |
        | ada@example.com, 3035550142      |         |
        | [138 letters]@example.com        |         |
        | ada@example.com, ben@example.com |         |

      Examples: Not in order
        | targets                   | problem                        |
        | ada@example               | Enter a valid email address.   |
        | adé@example.com           | Invalid characters entered: é  |
        | [139 letters]@example.com | Must be at most 150 characters |
        | 303-555-0142              | Enter a valid phone number.    |
        | 30355501٤2                | Invalid characters entered: ٤  |

      Examples: Twice the same
        | targets                          | problem                                    |
        | ada@example.com, ADA@example.com | This email address is on the list already. |
        | 3035550142, 3035550142           | This number is on the list already.        |

    Scenario Outline: Wanted, but nothing to send them to
      Given a complete filing of a limited liability company
      When the filing asks for notifications by "<kinds>" but has none
      Then the problems with the filing are "<problem>"

      Examples:
        | kinds       | problem                                                  |
        | email       | Enter a valid email address.                             |
        | text        | Enter a valid phone number.                              |
        | email, text | Enter a valid email address. Enter a valid phone number. |

  @W5-notif-initial @W5-yesno
  Rule: The list of notifications has answers, addresses and numbers
    Scenario Outline: Answers are asked for while the list is empty
      Given the filer is asked for the list of notifications
      When the filer chooses "No" as the email notifications
      And the filer chooses "No" as the text notifications
      And the filer continues with "<answer>" as the <question>
      Then the problem with the <question> is "<problem>"

      Examples:
        | question            | answer         | problem           |
        | email notifications | N              |                   |
        | email notifications | something else | Choose Yes or No. |
        | email notifications |                | Choose Yes or No. |
        | text notifications  | N              |                   |
        | text notifications  | something else | Choose Yes or No. |
        | text notifications  |                | Choose Yes or No. |

    Scenario Outline: What is in the list is accepted or refused
      Given the filer has filled in the list of notifications
      When the filer continues with "<text>" as the <field>
      Then the problem with the <field> is "<problem>"

      Examples:
        | field         | text           | problem                      |
        | listed email  | bo@example.com |                              |
        | listed email  | bo             | Enter a valid email address. |
        | listed email  |                | Enter a valid email address. |
        | listed number | 7205550199     |                              |
        | listed number | 720-555-0199   | Enter a valid phone number.  |
        | listed number |                | Enter a valid phone number.  |
