Feature: Failures of logins, passwords and users
  A user who cannot log in is told what to do, and nobody learns from an answer which accounts exist.

  @A8-access
  Rule: A wrong email or password is reported at the login and the password forgotten; any other failure is the service's
    Scenario Outline: What becomes of the secure login
      When this happens to the secure login: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                   | what follows                        | message                                                          |
        | all goes well                  | nothing else                        |                                                                  |
        | the email or password is wrong | a message, an emptied password      | Email or password is invalid                                     |
        | the request is not understood  | the notice that the service is down |                                                                  |
        | nothing is found               | the notice that the service is down |                                                                  |
        | the registry fails             | the notice that the service is down |                                                                  |
        | the registry cannot be reached | the notice that the service is down |                                                                  |
        | there were too many attempts   | a message                           | Too many attempts were made. Wait a few minutes, then try again. |

  @A8-access
  Rule: A reset at the login tells nobody who has an account
    Scenario Outline: What becomes of the reset at the login
      When this happens to the password reset at the login: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                   | what follows                        | message                                                          |
        | all goes well                  | a confirmation                      | A temporary password has been emailed to you.                    |
        | there is no such account       | a confirmation                      | A temporary password has been emailed to you.                    |
        | nothing is found               | the notice that the service is down |                                                                  |
        | the registry fails             | the notice that the service is down |                                                                  |
        | the registry cannot be reached | the notice that the service is down |                                                                  |
        | there were too many attempts   | a message                           | Too many attempts were made. Wait a few minutes, then try again. |

  @A8-access
  Rule: A password reset is confirmed, or leads away by its kind of failure
    Scenario Outline: What becomes of the password reset
      When this happens to the password reset: <what happens>
      Then what follows is <what follows>

      Examples:
        | what happens                   | what follows                        |
        | all goes well                  | the password reset confirmation     |
        | the registry fails             | the notice that the service is down |
        | there is no such account       | the business home                   |
        | nothing is found               | the business home                   |
        | the registry is busy           | the business home                   |
        | the registry cannot be reached | the notice that the service is down |
        | there were too many attempts   | a message                           |

  @A8-access
  Rule: A password change is confirmed, refused in one sentence, led to the login that has ended, or the service's failure
    Scenario Outline: What becomes of the password change
      When this happens to the password change: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                          | what follows                              | message                                                                                            |
        | all goes well                         | the message that the password was changed |                                                                                                    |
        | the registry fails                    | the notice that the service is down       |                                                                                                    |
        | the registry cannot be reached        | the notice that the service is down       |                                                                                                    |
        | the login has ended                   | the login                                 |                                                                                                    |
        | nothing is found                      | a message                                 | The information you entered does not match what we have in our system. Password is case sensitive. |
        | something that was entered is refused | a message                                 | The information you entered does not match what we have in our system. Password is case sensitive. |
        | there were too many attempts          | a message                                 | Too many attempts were made. Wait a few minutes, then try again.                                   |

  @A8-access
  Rule: A session that is not authenticated leads to the login
    Scenario Outline: What becomes of the check of the login
      When this happens to the check of the login: <what happens>
      Then what follows is <what follows>

      Examples:
        | what happens                   | what follows                                              |
        | all goes well                  | nothing else                                              |
        | the login has ended            | the login                                                 |
        | it is not allowed              | a note for operators, the notice that the service is down |
        | the registry fails             | a note for operators, the notice that the service is down |
        | the registry cannot be reached | a note for operators, the notice that the service is down |

  @A8-access
  Rule: Failures of the user manager are recorded
    Scenario Outline: What becomes of a question about a user
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples:
        | question                    | what happens                   | what follows         |
        | search for a user by number | all goes well                  | nothing else         |
        | search for a user by number | nothing is found               | a note for operators |
        | search for a user by number | the registry cannot be reached | a note for operators |
        | search for a user by number | the login has ended            | the login            |
        | creation of a user          | all goes well                  | nothing else         |
        | log out of secure filing    | all goes well                  | nothing else         |
        | log out of secure filing    | the registry fails             | a note for operators |
        | log out of secure filing    | the registry cannot be reached | a note for operators |

  @A8-access
  Rule: A filer who sets secure filing up is told why it is not possible
    Scenario Outline: What becomes of the creation of a user
      When this happens to the creation of a user: <what happens>
      Then what follows is <what follows>
      And the message is "<message>"

      Examples:
        | what happens                          | what follows                    | message                                                                                              |
        | all goes well                         | nothing else                    |                                                                                                      |
        | nothing is found                      | a message                       | Secure filing can be set up within a day after a filing was recorded, and not while staff review it. |
        | it is on record already               | a message                       | This entity has secure business filing already.                                                      |
        | something that was entered is refused | the problems at their fields    |                                                                                                      |
        | there were too many attempts          | a message                       | Too many attempts were made. Wait a few minutes, then try again.                                     |
        | the registry is busy                  | a note for operators, a message | Secure filing could not be set up at this time. Nothing was changed. Try again.                      |
        | the registry cannot be reached        | a note for operators, a message | Secure filing could not be set up at this time. Nothing was changed. Try again.                      |

  @A8-access @W4-sbf
  Rule: A login that has ended leads to the login, whatever the filing asked for
    Scenario Outline: The login has ended meanwhile
      When this happens to the <question>: the login has ended
      Then what follows includes the login

      Examples:
        | question                    |
        | request to save a filing    |
        | request to restore a filing |
        | request to pay              |
        | request for the form        |
        | upload of a file            |
        | download of a file          |
